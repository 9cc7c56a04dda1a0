/** Default title of the course. A separate file, because the landing page loads whole files. */
export const COURSE_TITLE = 'Kursus Intensif TOEFL ITP'
