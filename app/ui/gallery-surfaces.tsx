import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Button } from "./button.tsx";
import { Card, CardHeader } from "./card.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { CheckList, DetailList } from "./detail-list.tsx";
import { Dialog, DialogActions, DialogClose } from "./dialog.tsx";
import { DropdownMenu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from "./dropdown-menu.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import { Field } from "./field.tsx";
import { ChipRow, FilterChip, FilterChipButton, Tag } from "./filter-chips.tsx";
import { Row, Specimen } from "./gallery-parts.tsx";
import { IconButton } from "./icon-button.tsx";
import { Input } from "./input.tsx";
import { LinkTabs } from "./link-tabs.tsx";
import { PackShape } from "./pack-badge.tsx";
import { Pagination, ShowMore } from "./pagination.tsx";
import { Popover } from "./popover.tsx";
import { Sheet } from "./sheet.tsx";
import { Notice, SiteBanner } from "./site-banner.tsx";
import { Stepper } from "./stepper.tsx";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";
import { Tooltip } from "./tooltip.tsx";

export function GallerySurfaces() {
  return (
    <>
      <Specimen title="Tabs, chips, steps">
        <LinkTabs
          label="Marketplace"
          tabs={[
            { to: "/ui", label: "Prompt Database", count: 1248, isCurrent: true },
            { to: "/ui?store", label: "User Store", count: 64, isCurrent: false },
          ]}
        />
        <Tabs defaultValue="login" className="my-5 max-w-96">
          <TabList look="segmented" aria-label="Account">
            <Tab value="login">Login</Tab>
            <Tab value="sign-up">Sign Up</Tab>
          </TabList>
          <TabPanel value="login">Sign in with your address.</TabPanel>
          <TabPanel value="sign-up">An account starts with 100 credits.</TabPanel>
        </Tabs>
        <ChipRow label="Packs">
          <FilterChip to="/ui" label="All packs" isCurrent />
          <FilterChip
            to="/ui"
            label="Starter"
            count={412}
            icon={<PackShape pack="Starter" />}
            isCurrent={false}
          />
          <FilterChip
            to="/ui"
            label="Elite"
            count={276}
            icon={<PackShape pack="Elite" />}
            isCurrent={false}
          />
          <FilterChipButton label="Free" isPressed={false} onClick={() => {}} />
          <Tag>landscape</Tag>
        </ChipRow>
        <div className="mt-5">
          <Stepper label="Generator steps" steps={["Choose Type", "Configure", "Generate"]} current={1} />
        </div>
        <div className="mt-5">
          <Breadcrumb crumbs={[{ label: "Blog", to: "/blog" }, { label: "Print sizes without blur" }]} />
        </div>
      </Specimen>
      <Specimen title="Dialogs and menus">
        <Row>
          <Dialog
            trigger={<Button variant="outline">Dialog</Button>}
            title="Edit User Credits"
            description="dmitri.v@loopandtile.shop"
          >
            <Field label="Credits" hint="Writes one ledger entry of the difference, with your name.">
              <Input defaultValue="342.50" inputMode="decimal" />
            </Field>
            <DialogActions>
              <DialogClose>
                <Button variant="outline">Cancel</Button>
              </DialogClose>
              <DialogClose>
                <Button>Update Credits</Button>
              </DialogClose>
            </DialogActions>
          </Dialog>
          <ConfirmDialog
            trigger={<Button variant="outline">Confirmation</Button>}
            title="Are you sure you want to delete this image?"
            description="“Ceramic vase and two cups” leaves your library for good."
            confirmLabel="Delete image"
            onConfirm={() => {}}
          />
          <Sheet
            trigger={<Button variant="outline">Sheet</Button>}
            title="Filters"
            footer={<Button>Show</Button>}
          >
            Filters of the marketplace on a phone.
          </Sheet>
          <Popover trigger={<Button variant="outline">Popover</Button>} label="Schedule">
            <p className="max-w-64 text-ui">A small card beside what opened it.</p>
          </Popover>
          <Tooltip content="Shown after 700 ms">
            <Button variant="outline">Tooltip</Button>
          </Tooltip>
          <DropdownMenu
            trigger={
              <IconButton label="More" variant="outline">
                <Ellipsis />
              </IconButton>
            }
          >
            <MenuLabel>Image</MenuLabel>
            <MenuItem>
              <Pencil /> Rename
            </MenuItem>
            <MenuLink to="/generator">Open in Generator</MenuLink>
            <MenuSeparator />
            <MenuItem isDestructive>
              <Trash2 /> Delete
            </MenuItem>
          </DropdownMenu>
        </Row>
      </Specimen>
      <Specimen title="Cards, notices, states">
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <CardHeader title="Cost" description="Before you press the button." level={3} />
            <DetailList
              className="mt-3"
              items={[
                { label: "Model", value: "Built-in engine" },
                { label: "Cost", value: "8 credits" },
              ]}
            />
          </Card>
          <Card isRaised>
            <CheckList
              items={[
                "Unlimited access to AI image prompts",
                { text: "Commercial license", isIncluded: false },
              ]}
            />
          </Card>
          <EmptyState
            title="No unlocked prompts yet"
            description="Unlock one and its full text waits for you here."
            action={<Button variant="outline">Browse prompts</Button>}
          />
          <ErrorState
            title="Failed to load your images"
            description="Check the connection and try again."
            reference="a8f013dc"
            action={<Button variant="outline">Try again</Button>}
          />
        </div>
        <Notice
          tone="marker"
          tag="founder offer"
          className="mt-4"
          actions={<Button variant="marker">Use the founder offer</Button>}
        >
          Starter is <b>$9.00 a month</b> instead of $9.99.
        </Notice>
        <div className="mt-4 overflow-hidden rounded-lg border">
          <SiteBanner>This site shows demo data.</SiteBanner>
        </div>
        <Pagination summary="1 to 12 of 1,386" nextTo="/ui?page=2" />
        <ShowMore label="Show more prompts" to="/ui?more" />
      </Specimen>
    </>
  );
}
