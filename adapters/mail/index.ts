export * from './mail-error';
export * from './mailer';
