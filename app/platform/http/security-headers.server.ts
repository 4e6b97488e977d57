export function securityHeaders(_n: string): Record<string, string> {
  return {};
}
