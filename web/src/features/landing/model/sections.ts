/**
 * The landing page's sections in its navigation, by the ids of product-spec section 2. All of them always exist, and
 * one without settings announces what will come.
 */
export const LANDING_SECTIONS = [
  { id: 'daftar', label: 'Kursus' },
  { id: 'fasilitas', label: 'Fasilitas' },
  { id: 'profile', label: 'Profil' },
  { id: 'testimoni', label: 'Testimoni' },
  { id: 'berlangganan', label: 'Berlangganan' },
] as const
