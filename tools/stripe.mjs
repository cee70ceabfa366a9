// A local server in Stripe's place, to look at what cards do: start it, then the product with what it prints.
import { StripeServer } from './stripe/stripe-server.mjs';

const port = Number(process.env.STRIPE_PORT || 3900);
const product = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`;
const server = await StripeServer.start({ port, deliverTo: `${product}/api/webhooks/stripe` });
for (const [name, value] of Object.entries(server.environment)) console.log(`export ${name}=${value}`);
