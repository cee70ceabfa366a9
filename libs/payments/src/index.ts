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
export {
  CHECKOUT_SESSION_MINUTES,
  STRIPE_ADDRESS,
  StripeProvider,
  type StripeSettings,
} from './stripe-provider';
