import { Link2, Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { toast } from "#app/ui/toast.tsx";
import { DesignPanel } from "./design-panel.tsx";
import type { LibraryMatch } from "./import-design.server.ts";
import { messages } from "./options.ts";
import type { Design } from "./schema.ts";
import { useStudio } from "./studio-context.tsx";
import { SubmitField } from "./submit-field.tsx";
import { useWork } from "./use-work.ts";
import { selectDesign } from "./workflow.ts";

export function ImportPanel() {
  const { workflow, update, goTo } = useStudio();
  const [matches, setMatches] = useState<LibraryMatch[]>([]);
  const select = (design: Design) => update((now) => selectDesign(now, design));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="flex min-w-0 flex-col gap-5">
        <UploadCard onDesign={select} />
        <EtsyCard onDesign={select} />
        <KeywordCard onDesign={select} onMatches={setMatches} />
        {matches.length > 0 ? <Matches matches={matches} /> : null}
      </div>
      <DesignPanel view="picture">
        {workflow.design ? (
          <div className="flex flex-col gap-3">
            {workflow.design.keywords.length > 0 ? (
              <p className="text-ui text-muted-foreground">Keywords: {workflow.design.keywords.join(", ")}</p>
            ) : null}
            {workflow.design.isReference ? (
              <p className="text-ui text-muted-foreground">
                A reference shows what sells. It is looked at, never exported: draw or upload your own design.
              </p>
            ) : null}
            <Button type="button" onClick={() => goTo(workflow.design?.id ? "analyze" : "generate")}>
              {workflow.design.id ? "Analyze this design" : "Draw this idea"}
            </Button>
          </div>
        ) : null}
      </DesignPanel>
    </div>
  );
}

interface ImportProps {
  onDesign: (design: Design) => void;
}

function UploadCard({ onDesign }: ImportProps) {
  const upload = useWork("import-upload");

  async function take(file: File | null) {
    if (!file) return;
    const answer = await upload.run({ title: file.name }, file);
    if (!answer) return;
    onDesign(answer.design);
    toast.success("Design imported");
  }

  return (
    <Card>
      <CardHeader
        title="Your own design"
        description="The picture you want to sell, as large as you have it."
      />
      <Field label="Design" isLabelHidden className="mt-4">
        <FileDrop
          accept="image/*"
          maxBytes={20 * 1024 * 1024}
          prompt="Drop a design here, paste it, or choose one"
          hint="PNG, JPEG, WebP, AVIF or GIF, up to 20 MB. PNG keeps a see-through ground."
          acceptsPaste
          disabled={upload.isBusy}
          onFileChange={(file) => void take(file)}
        />
      </Field>
      {upload.isBusy ? (
        <output className="mt-3 flex items-center gap-2 text-ui text-muted-foreground">
          <Spinner /> Reading the picture
        </output>
      ) : null}
    </Card>
  );
}

function EtsyCard({ onDesign }: ImportProps) {
  const [url, setUrl] = useState("");
  const etsy = useWork("import-etsy");

  async function submit() {
    if (url.trim() === "") return etsy.refuse("url", messages.etsyUrl);
    const answer = await etsy.run({ url });
    if (!answer) return;
    onDesign(answer.design);
    toast.success("Listing imported", {
      description:
        answer.from === "etsy"
          ? "Read from Etsy."
          : "Title and keywords were read from the address; Etsy itself was not asked.",
    });
  }

  return (
    <Card>
      <CardHeader title="An Etsy listing" description="A listing you admire, as a reference." />
      <SubmitField
        className="mt-4"
        label="Etsy URL"
        hint="Title and keywords are read from the address."
        error={etsy.fields.url}
        lead={<Link2 />}
        value={url}
        maxLength={2000}
        onValueChange={setUrl}
        onSubmit={submit}
        placeholder="https://www.etsy.com/listing/1234567890/mirror-lake-print"
        inputMode="url"
        button="Import"
        isBusy={etsy.isBusy}
        busyLabel="Importing..."
      />
    </Card>
  );
}

function KeywordCard({
  onDesign,
  onMatches,
}: ImportProps & { onMatches: (matches: LibraryMatch[]) => void }) {
  const [keywords, setKeywords] = useState("");
  const search = useWork("import-keywords");

  async function submit() {
    if (keywords.trim() === "") return search.refuse("keywords", messages.keywords);
    const answer = await search.run({ keywords });
    if (!answer) return;
    onDesign(answer.design);
    onMatches(answer.matches);
    toast.success("Idea imported");
  }

  return (
    <Card>
      <CardHeader title="Keywords" description="Start from words alone; the Generate tab draws them." />
      <SubmitField
        className="mt-4"
        label="Search keywords"
        hint="Separate with commas. The first one leads."
        error={search.fields.keywords}
        lead={<Search />}
        value={keywords}
        maxLength={500}
        onValueChange={setKeywords}
        onSubmit={submit}
        placeholder="lake wall art, moody landscape"
        button="Search"
        isBusy={search.isBusy}
        busyLabel="Searching..."
      />
    </Card>
  );
}

function Matches({ matches }: { matches: readonly LibraryMatch[] }) {
  return (
    <section aria-label="Prompts near your keywords">
      <h2 className="text-title">Prompts near your keywords</h2>
      <p className="text-ui text-muted-foreground">From the library of this site, to learn from.</p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {matches.map(({ id, title, imageUrl }) => (
          <li key={id}>
            <Link to={`/prompt/${id}`} target="_blank" className="block rounded-md">
              <Picture src={imageUrl} alt="" width={320} height={240} ratio="4/3" className="rounded-sm" />
              <span className="mt-1.5 block text-ui font-label">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
