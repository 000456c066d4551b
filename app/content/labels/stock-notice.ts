export const stockNoticeLink = 'Tell me when it is back';
