import { Bell } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import { useLiveEvents } from "#app/platform/events/use-live-events.ts";
import { toast } from "#app/ui/toast.tsx";

const mostShown = 99;

/** Shows what is unread, and keeps balance and counts of every open page current. */
export function NotificationBell({ unread }: { unread: number }) {
  const { revalidate } = useRevalidator();
  useLiveEvents("/events", {
    onEvent: (event) => {
      if (event.type === "notification") toast.info(String(event.title));
      if (["notification", "credits", "balance"].includes(event.type)) void revalidate();
    },
  });
  const count = unread > mostShown ? `${mostShown}+` : String(unread);
  return (
    <Link
      to="/account/notifications"
      aria-label={unread > 0 ? `Notifications, ${count} unread` : "Notifications"}
      className="relative inline-flex size-9 items-center justify-center rounded-sm hover:bg-accent max-md:size-11"
    >
      <Bell className="size-5" />
      {unread > 0 ? (
        <span className="absolute -top-0.5 -right-0.5 min-w-4.5 rounded-xs bg-marker px-1 text-center text-micro font-strong text-marker-foreground">
          {count}
        </span>
      ) : null}
    </Link>
  );
}
