// A local replacement for Stripe, for trying out card payments: start it, then start the product with the settings it prints.
import { StripeServer } from './stripe/stripe-server.mjs';

const port = Number(process.env.STRIPE_PORT || 3900);
const product = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`;
const server = await StripeServer.start({ port, deliverTo: `${product}/api/webhooks/stripe` });
for (const [name, value] of Object.entries(server.environment)) console.log(`export ${name}=${value}`);
