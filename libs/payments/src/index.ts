export type {
  CardPaymentOrder,
  CardProvider,
  PageOrder,
  ProviderCard,
  ProviderPayment,
  ProviderRefund,
  ProviderReport,
  ProviderSession,
  RefundOrder,
} from './card-provider';
export { SESSION_MINUTES, STRIPE_ADDRESS, StripeProvider, type StripeSettings } from './stripe-provider';
