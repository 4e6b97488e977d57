const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const pattern = /^rec[A-Za-z0-9]{14}$/;

export function newRecordId(): string {
  let id = "rec";
  while (id.length < 17) {
    // 248 is the largest multiple of 62 below 256: dropping the rest keeps every character equally likely.
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      if (byte < 248 && id.length < 17) id += alphabet[byte % 62];
    }
  }
  return id;
}

export function isRecordId(value: string): boolean {
  return pattern.test(value);
}
