import { setTimeout as pause } from 'node:timers/promises';
import { generateSync } from 'otplib';

const STEP_SECONDS = 30;

/** An authenticator app. The product accepts each code only once, so this waits for an unused one. */
export class AuthenticatorApp {
  private lastStep = 0;

  /** The key as shown on the page, in groups. */
  constructor(private readonly key: string) {}

  async code(): Promise<string> {
    const step = Math.max(presentStep(), this.lastStep + 1);
    // The product accepts codes one step ahead.
    while (step > presentStep() + 1) await pause(500);
    this.lastStep = step;
    return generateSync({ secret: this.key.replaceAll(' ', ''), epoch: step * STEP_SECONDS });
  }
}

const presentStep = () => Math.floor(Date.now() / 1000 / STEP_SECONDS);
