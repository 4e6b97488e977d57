import { buildWhenChanged } from "./setup/build-when-changed.ts";

buildWhenChanged((line) => console.log(line));
