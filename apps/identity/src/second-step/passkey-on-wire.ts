import type { Passkey } from '@quillcare/contracts';
import type { PasskeyEntity } from './persistence/passkey.entity';

/** Maps a passkey to the contract for its owner, without key and counter. */
export function passkeyOnWire({ id, name, createdAt, lastUsedAt }: PasskeyEntity): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
  };
}
