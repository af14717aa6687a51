# Texts of the page: kit
