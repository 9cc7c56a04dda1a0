import { courseOffer } from '@/lib/settings/course-offer'
import type { Settings } from '@/lib/settings/settings'

/** The landing page's sections that its navigation leads to, by the ids of product-spec section 2. */
const SECTIONS = [
  { id: 'daftar', label: 'Kursus' },
  { id: 'fasilitas', label: 'Fasilitas' },
  { id: 'profile', label: 'Profil' },
  { id: 'testimoni', label: 'Testimoni' },
  { id: 'berlangganan', label: 'Berlangganan' },
] as const

export type LandingSection = (typeof SECTIONS)[number]

/**
 * The sections there is something to say in, in their order.
 * @param settings undefined while they aren't known: then all may still come
 */
export function landingSections(settings: Settings | undefined): LandingSection[] {
  if (!settings) return [...SECTIONS]
  const isEmpty: Partial<Record<LandingSection['id'], boolean>> = {
    fasilitas: courseOffer(settings.kursus.teks).facilities.length === 0,
    testimoni: settings.testimoni.length === 0,
    berlangganan: settings.linkChannel === null,
  }
  return SECTIONS.filter(({ id }) => !isEmpty[id])
}
