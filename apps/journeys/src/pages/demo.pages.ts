import type { Visitor } from '../browser/visitor';
import { ensure } from '../run/expect';
import { signIn } from './auth.pages';

/** Users of the demonstration practice, and the platform's own. */
export const DEMO = {
  admin: 'admin@demo.quillcare.test',
  manager: 'sales@demo.quillcare.test',
  coordinator: 'leads@demo.quillcare.test',
  user: 'user@demo.quillcare.test',
  superAdmin: 'super.admin@demo.quillcare.test',
};

export const DEMO_PASSWORD = 'Quillcare-2026!';

/** Signs in as a user whom all journeys share, so that only journeys with `usesDemo` may. */
export async function signInToDemo(visitor: Visitor, who: keyof typeof DEMO): Promise<void> {
  ensure(visitor.options.mayUseDemo, 'the journey declares usesDemo');
  await signIn(visitor, DEMO[who], DEMO_PASSWORD);
}
