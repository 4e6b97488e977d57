import { Tag } from "#app/ui/filter-chips.tsx";

export function PromptTags({ tags, className }: { tags: readonly string[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className={`flex flex-wrap gap-2 ${className ?? ""}`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag to={`/marketplace?tag=${encodeURIComponent(tag)}`}>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
