import env from '#start/env'
import { uploadsFolder } from '#app/platform/data_dir'
import { defineConfig, services } from '@adonisjs/drive'

/**
 * Uploads are never public: every file is read through a controller that authorises the reader.
 */
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
      // Until the answer begins; 20 MB go there in that time. How long it is read is up to the reader.
      requestHandler: {
        connectionTimeout: 3_000,
        requestTimeout: 20_000,
        throwOnRequestTimeout: true,
      },
      maxAttempts: 2,
      // Buckets made today refuse access lists of single objects; ours are closed as a whole.
      supportsACL: false,
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
