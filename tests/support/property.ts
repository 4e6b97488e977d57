// oxlint-disable-next-line no-restricted-imports -- here it gets its seed
import * as fc from "fast-check";

// The same inputs in every run, so that a green run stays green; `PROPERTY_SEED` looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_101) });

export { fc };
