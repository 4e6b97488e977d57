import { createContext } from "react-router";

/** The value that lets this response's own inline scripts run under the content-security policy. */
export const requestNonce = createContext<string>("");
