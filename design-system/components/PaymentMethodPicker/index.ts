export {
  PaymentMethodPicker,
  type PaymentMethod,
  type PaymentMethodGroup,
  type PaymentMethodPickerProps,
} from './PaymentMethodPicker.tsx'
