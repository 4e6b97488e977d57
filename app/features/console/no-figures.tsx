import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { noData } from "./figure-shapes.ts";

/** Where the live side has nothing: says so, and how it would come to have something. */
export function NoFigures({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Card>
      <EmptyState level={2} title={noData} description={children} action={action} />
    </Card>
  );
}
