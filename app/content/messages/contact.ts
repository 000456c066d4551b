export const contactMessages = {
  sent: "Thank you for your message! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again.',
  nameTooLong: 'Name must be at most 100 characters long',
  messageTooLong: 'Message must be at most 5,000 characters long',
} as const;
