import { setTimeout as pause } from 'node:timers/promises';
import { generateSync } from 'otplib';

const STEP_SECONDS = 30;

/** An authenticator app on somebody's phone. The product takes no code twice, so it waits for one that was not given yet. */
export class AuthenticatorApp {
  private lastStep = 0;

  /** The key as the page shows it, in groups. */
  constructor(private readonly key: string) {}

  async code(): Promise<string> {
    const step = Math.max(presentStep(), this.lastStep + 1);
    // The product lets a phone's clock be one step ahead.
    while (step > presentStep() + 1) await pause(500);
    this.lastStep = step;
    return generateSync({ secret: this.key.replaceAll(' ', ''), epoch: step * STEP_SECONDS });
  }
}

const presentStep = () => Math.floor(Date.now() / 1000 / STEP_SECONDS);
