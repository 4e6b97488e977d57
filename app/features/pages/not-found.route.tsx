import { Link } from "react-router";

export function meta() {
  return [{ title: "Page not found" }];
}

export default function NotFound() {
  return (
    <main>
      <h1>Oops! Page not found</h1>
      <Link to="/">Return to Home</Link>
    </main>
  );
}
