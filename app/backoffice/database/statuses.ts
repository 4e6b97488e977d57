/** Statuses that many records may be given at once; a rejection needs a reason and is the review queue's. */
export const bulkStatuses = ["Live", "Draft", "Unpublished"] as const;

export const recordStatuses = [...bulkStatuses, "Published", "Changes requested", "Rejected", "Removed"];
