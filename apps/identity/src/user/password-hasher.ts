import { availableParallelism } from 'node:os';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { Turnstile } from './turnstile';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords. Each run takes some tens of milliseconds: never call it while a transaction is open. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private decoy = '';
  // One processor is left to everything else: many who sign in at once wait for each other, not everybody for them.
  private readonly turnstile = new Turnstile(Math.max(1, availableParallelism() - 1));

  /** Made before the first sign-in: making it then would take twice the time. */
  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash('nobody has this password');
  }

  hash(password: string): Promise<string> {
    return this.turnstile.pass(() => hash(password, PARAMETERS));
  }

  /**
   * Whether the password belongs to the hash. Without a hash (nobody has that e-mail) the same work is done and the
   * answer is no, so that the time it takes does not tell who has an account.
   */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const known = passwordHash !== null;
    const isRight = await this.turnstile.pass(() => verify(passwordHash ?? this.decoy, password));
    return known && isRight;
  }
}
