import type { Visitor } from './visitor';

/** Adds a virtual authenticator to the browser, which confirms every request automatically. */
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
