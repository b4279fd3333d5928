export { SupportChat } from './SupportChat.tsx'
export type { SupportTopic } from './SupportChat.tsx'
export type { ChatMessage, ConversationProps } from './Conversation.tsx'
