import type { ProcessConfig } from '@quillcare/service-kit';
import type { Target } from './catalogue';
import { DEMO_PASSWORD, type Demo } from './demo/seed-demo';

export function printStartMessage(
  print: (line: string) => void,
  url: string,
  config: ProcessConfig,
  demo: Demo | null,
  targets: readonly Target[],
): void {
  if (!targets.includes('gateway')) {
    print(`Quillcare ${targets.join(', ')} is ready at ${url}`);
    return;
  }
  print(`\nQuillcare is ready: ${config.publicUrl}`);
  if (!demo) return;
  const state = demo.failure ? ', incomplete: the next start continues with it' : '';
  if (demo.emails.length > 0) print(`\nDemonstration practice${state} (password of all: ${DEMO_PASSWORD})`);
  for (const email of demo.emails) print(`  ${email}`);
  print(`\nMails of this machine: ${config.publicUrl}/dev/mailbox\nStop with Ctrl-C.\n`);
}

/** Formats the message that the demo practice is incomplete, with the reason. */
export function incomplete(reason: string): string {
  return `The demonstration practice is incomplete, and the next start continues with it: ${reason.replace(/\.$/, '')}.`;
}
