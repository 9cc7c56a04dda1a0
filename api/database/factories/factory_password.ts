/** The password of every user that a factory creates. */
export const FACTORY_PASSWORD = 'rahasia-123'
