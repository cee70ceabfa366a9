export type {
  CardPaymentOrder,
  CardProvider,
  CheckoutOrder,
  ProviderCard,
  ProviderPayment,
  ProviderRefund,
  ProviderEvent,
  ProviderSession,
  RefundOrder,
} from './card-provider';
export { CHECKOUT_SESSION_MINUTES, openStripe, STRIPE_ADDRESS, type StripeSettings } from './stripe';
export type { StripeProvider } from './stripe-provider';
