export { ErrorMessage } from './ErrorMessage.tsx'
