export interface PageWindow {
  page: number;
  pages: number;
  /** Position of the first row in the whole list, from 0. */
  start: number;
  size: number;
  /** What to skip and read; from the end of the list where that is nearer. */
  offset: number;
  limit: number;
  isFromEnd: boolean;
}

interface Asked {
  page: number;
  size: number;
  total: number;
  /** Without an exact total the end is not known, and pages are read from the beginning. */
  isExact?: boolean;
}

/** Which rows a page holds. A page past the end is the last one. */
export function pageWindow({ page, size, total, isExact = true }: Asked): PageWindow {
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(Math.max(1, Math.floor(page) || 1), pages);
  const start = (shown - 1) * size;
  const limit = Math.min(size, Math.max(0, total - start));
  const isFromEnd = isExact && start > total / 2;
  return {
    page: shown,
    pages,
    start,
    size,
    limit,
    isFromEnd,
    offset: isFromEnd ? total - start - limit : start,
  };
}
