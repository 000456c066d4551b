import type {Device} from '../index';

/** The fields by which the plugin is told what signs in. */
export const aboutDevice = (device: Device | undefined) =>
  device ? {userAgent: device.userAgent, ...(device.ip !== null && {ip: device.ip})} : {};
