import { join } from "node:path";
import { env } from "#app/platform/env/env.server.ts";
import { localStorage } from "./local-storage.server.ts";
import { s3Storage } from "./s3-storage.server.ts";
import type { Storage } from "./storage.ts";

const kept = new Map<string, Storage>();

/** The file storage of this installation: a bucket when one is configured, else the data folder. */
export function files(): Storage {
  const { DATA_DIR, S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_FORCE_PATH_STYLE } = env();
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  const name = S3_BUCKET ? `${S3_ENDPOINT}/${S3_BUCKET}` : DATA_DIR;
  const found = kept.get(name);
  if (found) return found;
  const storage =
    S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? s3Storage({
          endpoint: S3_ENDPOINT,
          region: S3_REGION,
          bucket: S3_BUCKET,
          accessKeyId: S3_ACCESS_KEY_ID,
          secretAccessKey: S3_SECRET_ACCESS_KEY,
          forcePathStyle: S3_FORCE_PATH_STYLE,
        })
      : localStorage(join(DATA_DIR, "files"));
  kept.set(name, storage);
  return storage;
}
