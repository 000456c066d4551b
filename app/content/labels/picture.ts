export const noPictureLabel = 'No picture yet';
