import env from '#start/env'
import { uploadsFolder } from '#app/platform/installation/data_dir'
import { defineConfig, services } from '@adonisjs/drive'

/** Uploads are never public: a controller authorises each reader. */
const driveConfig = defineConfig({
  default: env.get('DRIVE_DISK'),
  services: {
    fs: services.fs({
      location: uploadsFolder(env.get('DATA_DIR')),
      serveFiles: false,
      visibility: 'private',
    }),
    s3: services.s3({
      credentials: {
        accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
        secretAccessKey: env.get('S3_SECRET_ACCESS_KEY', ''),
      },
      endpoint: env.get('S3_ENDPOINT'),
      region: env.get('S3_REGION', 'us-east-1'),
      bucket: env.get('S3_BUCKET', ''),
      forcePathStyle: env.get('S3_ENDPOINT') !== undefined,
      visibility: 'private',
      // Time until the answer begins; uploads of 20 MB take less. Reading may take any time.
      requestHandler: {
        connectionTimeout: 3_000,
        requestTimeout: 20_000,
        throwOnRequestTimeout: true,
      },
      maxAttempts: 2,
      // The client's own CRC32 is refused by older MinIO, Ceph and others.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // New buckets refuse access lists per object; ours are private as a whole.
      supportsACL: false,
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
