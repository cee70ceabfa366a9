// npm run openapi: writes the API's description to artefacts/openapi.json, as every gateway serves it at /api/openapi.json.
import { writeDocument } from './openapi/document.mjs';

console.log(await writeDocument());
