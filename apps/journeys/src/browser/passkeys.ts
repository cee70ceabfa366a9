import type { Visitor } from './visitor';

/** Gives a person's browser a device that makes and keeps passkeys, and confirms every request by itself. */
export async function givePasskeyDevice({ context, page }: Visitor): Promise<void> {
  const chromium = await context.newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
