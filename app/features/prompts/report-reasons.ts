/** What people can say is wrong, in the words of the form. */
export const reportWords = [
  { value: "copied", label: "It copies somebody's work" },
  { value: "harmful", label: "It is harmful or illegal" },
  { value: "misleading", label: "It does not do what it says" },
  { value: "broken", label: "Picture or text is broken" },
  { value: "other", label: "Something else" },
] as const;
