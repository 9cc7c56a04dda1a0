/** What the academy's course is called until an admin names it; apart, because the landing page loads files whole. */
export const COURSE_TITLE = 'Kursus Intensif TOEFL ITP'
