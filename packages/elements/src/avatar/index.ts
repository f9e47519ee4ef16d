export { type AvatarShape, type AvatarSize, type AvatarStatus, SkyAvatar } from './avatar.js';
