/** Dialling codes of Indonesia and of the countries of origin. */
export const phoneCodes = ['+62', '+60', '+65', '+1', '+44', '+81', '+82', '+86', '+852']
