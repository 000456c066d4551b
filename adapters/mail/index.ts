export * from './contact-mail';
export * from './mailer';
export * from './welcome-mail';
