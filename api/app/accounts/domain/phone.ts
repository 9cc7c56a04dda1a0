export { canonicalPhone, internationalPhone } from '#contracts/phone'
