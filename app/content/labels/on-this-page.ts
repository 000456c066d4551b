export const onThisPageLabel = 'On this page';
