export * from './contact-mail';
export * from './mail-error';
export * from './mailer';
export * from './welcome-mail';
