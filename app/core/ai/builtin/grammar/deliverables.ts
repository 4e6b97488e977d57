import type { Deliverable } from "./deliverable.ts";
import { shopDeliverables } from "./deliverables-shop.ts";
import { workDeliverables } from "./deliverables-work.ts";

export const deliverables: Deliverable[] = [...shopDeliverables, ...workDeliverables];
