// What the attack uses from the built product: the contracts, and the code that builds requests from them.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const built = (path) => load(`../../dist/${path}`);

export const contracts = built('libs/contracts/src/index.js');
export const samples = built('apps/gateway/src/contract/sample.js');
export const requests = built('apps/gateway/src/contract/requests.js');
export const { Story } = built('apps/gateway/src/contract/story.js');
export const { accessTokenSecret, deviceTokenSecret, patientTokenSecret } = built(
  'libs/service-kit/src/tokens.js',
);
export const { keyId } = built('libs/service-kit/src/seal.js');
export const { SoftwareAuthenticator } = built('libs/testing/src/authenticator.js');
