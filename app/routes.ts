import { type RouteConfig, route } from "@react-router/dev/routes";

export default [route("*", "features/pages/not-found.route.tsx")] satisfies RouteConfig;
