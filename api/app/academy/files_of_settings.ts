import { readSettings, testimonialPictures } from '#app/academy/academy_settings'
import type { FilesByFolder } from '#app/platform/uploads/referenced_files'

/** Adds the files that the academy's settings show. */
export async function filesOfSettings(files: FilesByFolder): Promise<void> {
  const settings = await readSettings()
  files.logo.add(settings.logo)
  for (const name of testimonialPictures(settings)) files.testimoni.add(name)
}
